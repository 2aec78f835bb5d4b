import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LISTS, OF_ADVERTISERS } from '../../e2e/list-cases';
import { inTurns } from '../in-turns';
import { renderConsole } from './render-console';

/** Lists whose rows open no record, those of an open record among them. */
const OPENING_NO_RECORD = [
  /[?&](view|show)=/,
  /^\/akashi\/(shop-reviews|csv-import|history-supported-products|menu\/list-purchase)\b/,
];

const OPENING_LISTS = [
  ...LISTS.map(({ path, role }) => ({ path, as: role ?? ('Administrator' as const) })),
  ...OF_ADVERTISERS.map(({ path }) => ({ path, as: 'Advertiser' as const })),
  ...['manage-supported-products', 'timeline', 'tasks', 'reserve?tab=week', 'event?tab=month'].map(
    (page) => ({
      path: `/akashi/${page}`,
      as: 'Administrator' as const,
    }),
  ),
].filter(({ path }) => !OPENING_NO_RECORD.some((pattern) => pattern.test(path)));

/** A sheet is a whole document, with its title. */
const VALUES = ':is(dd, :not(dt, :has(*))):not(.invoice-sheet *)';

const elements = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const textsOf = (selector: string) =>
  elements(selector)
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '');

const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

test.each(inTurns(OPENING_LISTS))(
  '$path: an open record is marked in its list, and no value repeats its heading [A-346]',
  async ({ path, as }) => {
    const { user } = await renderConsole(path, { as, city: 'akashi' });
    const href = await waitFor(() => {
      const link = elements('main a').find((one) => /[?&](view|edit|open)=/.test(hrefOf(one)));
      if (link === undefined) throw new Error(`no link to a record in ${path}`);
      return hrefOf(link);
    });
    const links = () => elements('main a').filter((link) => hrefOf(link) === href);
    await user.click(links()[0] as HTMLElement);
    const markedLinks = () => links().filter((link) => link.closest('[aria-current="true"]'));
    await waitFor(() => expect(markedLinks()).not.toEqual([]));
    const headingTexts = await waitFor(() => {
      const texts = textsOf(':is(dialog, .evidence) :is(h2, h3.object-name, .record-tags > *)');
      expect(elements('.record-facts, .evidence-body')).toHaveLength(1);
      return texts;
    });
    const values = textsOf(`:is(.record-facts, .evidence-body) ${VALUES}`);
    expect(values.filter((value) => headingTexts.includes(value))).toEqual([]);
  },
);
