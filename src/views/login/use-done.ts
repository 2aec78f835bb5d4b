import { useAppServices, useSearch } from '#kit/context/app-services';
import { loginAddress } from './login-address';

/** Says that all is done and goes back to the sign-in. */
export function useDone(): (messageId: string) => void {
  const { navigation, toasts } = useAppServices();
  const parameters = useSearch();
  return (messageId) => {
    toasts.show('success', { messageId });
    navigation.go(loginAddress(parameters));
  };
}
