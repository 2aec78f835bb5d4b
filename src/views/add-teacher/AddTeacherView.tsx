import { Loading } from '#kit/Loading';
import '#kit/kit.css';
import { useMessages } from '#kit/use-messages';
import { WithTexts } from '#kit/WithTexts';
import './add-teacher.css';
import { TeacherForm } from './TeacherForm';

/** Open to anyone, signed in or not (R-SESSION-31, A-087). */
export default function AddTeacherView() {
  const ready = useMessages('rest');
  return (
    <main className="add-teacher">
      {ready ? (
        <WithTexts>
          <TeacherForm />
        </WithTexts>
      ) : (
        <Loading />
      )}
    </main>
  );
}
