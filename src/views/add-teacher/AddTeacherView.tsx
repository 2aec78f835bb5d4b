import { Loading } from '#kit/page/Loading';
import '#kit/page/kit.css';
import { useMessages } from '#kit/context/use-messages';
import './add-teacher.css';
import { TeacherForm } from './TeacherForm';

/** Open to every visitor, signed in or not (R-SESSION-31, A-087). */
export default function AddTeacherView() {
  const areTextsLoaded = useMessages('rest');
  return <main className="add-teacher">{areTextsLoaded ? <TeacherForm /> : <Loading />}</main>;
}
