import { useAppServices, useSearch } from '#kit/context/app-services';
import { loginAddress } from './login-address';

/** Shows that the step is done and returns to the sign-in. */
export function useDone(): (messageId: string) => void {
  const { navigation, toasts } = useAppServices();
  const parameters = useSearch();
  return (messageId) => {
    toasts.show('success', { messageId });
    navigation.go(loginAddress(parameters));
  };
}
