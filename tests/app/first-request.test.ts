import { QueryClient } from '@tanstack/react-query';
import axios from 'axios';
import { expect, test } from 'vitest';
import { type Call, pathOf } from '#api/http/endpoint';
import { createConfig } from '#app/config';
import { screens } from '#app/screens/index';
import type { Screen } from '#kit/context/screen';
import { listQueryOf } from '#kit/list/list-state';
import { readDeployment } from '../../deploy/configure.mjs';

const settings = createConfig(readDeployment({ NOTIFICATION_PAGE_SIZE: '50' }).settings, false);

/** The first request of a screen’s view in Akashi, at an address without parameters. */
async function requestOf({ view }: Screen): Promise<string | null> {
  const parameters = new URLSearchParams();
  let request: string | null = null;
  const call = (({ path }, { params, query }) => {
    request = axios.getUri({ url: pathOf(path, params), params: query });
    return new Promise(() => undefined);
  }) as Call;
  void (await view.load()).default.first?.({
    queryClient: new QueryClient(),
    scope: { call, city: 'akashi', user: 1 },
    settings,
    parameters,
    listQuery: (size) => listQueryOf(parameters, settings, size),
  });
  return request;
}

test.each(screens.map((screen) => [screen.path, screen] as const))(
  'the request sent before the scripts of %s is the first one of its view',
  async (_, screen) => {
    const declaredRequest = screen.firstRequest
      ?.replace(':city', 'akashi')
      .replace(':notificationPageSize', '50');
    expect(await requestOf(screen)).toBe(declaredRequest ?? null);
  },
);
