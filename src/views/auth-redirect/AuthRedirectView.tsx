import { useEffect, useRef } from 'react';
import type { GivenTokens } from '#domain/session/session';
import { useNavigation } from '#kit/context/app-services';
import { Loading } from '#kit/page/Loading';
import { useTakeTokens } from '#machines/session/lazy-session.react';

/**
 * Signs in with the tokens of a sign-in link. Reads only the fragment, which browsers neither send to a
 * server nor write into a log. The fragment is removed from the address before anything else happens.
 */
export default function AuthRedirectView() {
  const navigation = useNavigation();
  const takeTokens = useTakeTokens();
  const hasTakenTokens = useRef(false);
  useEffect(
    function takeFromAddress() {
      if (hasTakenTokens.current) return;
      hasTakenTokens.current = true;
      const givenTokens = tokensIn(location.hash);
      navigation.go(givenTokens === null ? '/login' : '/', { replace: true });
      if (givenTokens !== null) takeTokens(givenTokens);
    },
    [navigation, takeTokens],
  );
  return <Loading />;
}

/** `#access_token=…&refresh_token=…&redirect_token=…`; null without the first two. */
function tokensIn(hash: string): GivenTokens | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const access = parameters.get('access_token');
  const refresh = parameters.get('refresh_token');
  if (!access || !refresh) return null;
  return { tokens: { access, refresh }, redirectToken: parameters.get('redirect_token') };
}
