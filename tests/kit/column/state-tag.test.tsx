import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { StateTag, type StateTone } from '#kit/column/StateTag';

const MESSAGE_ID = 'people.state';

test.each<[StateTone, string | null]>([
  ['stopped', 'pi pi-ban'],
  ['waiting', 'pi pi-clock'],
  ['unread', 'pi pi-circle-fill'],
  ['running', 'pi pi-play'],
  ['refused', 'pi pi-times-circle'],
  ['ended', 'pi pi-hourglass'],
  ['done', 'pi pi-check'],
  ['usual', null],
])('a state that is %s shows its text beside the icon %s', (tone, icon) => {
  render(
    <IntlProvider locale="ja" messages={{ [MESSAGE_ID]: '状態' }}>
      <StateTag tone={tone} text={MESSAGE_ID} />
    </IntlProvider>,
  );
  const tag = screen.getByText('状態');
  expect([tag.className, tag.querySelector('[aria-hidden]')?.className ?? null]).toEqual([
    `tag state ${tone}`,
    icon,
  ]);
});
