import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../open-console';
import { renderConsole } from './render-console';
import { allDetailTexts, cellsOf, detailTexts, fieldLabels } from './whole-record';

type Texts = Readonly<Record<string, string>>;

interface Whole extends Pick<Scenario, 'as' | 'city' | 'company'> {
  /** The first row of the list at each path, by column heading. */
  rows?: Readonly<Record<string, Texts>>;
  /** The record at each path, in its panel or on its own page, by label. */
  records?: Readonly<Record<string, Texts>>;
  /** The labels of the form at each path. */
  forms?: Readonly<Record<string, readonly string[]>>;
}

/** Tests all that pages show of a record, for records that `describeResource` does not cover. */
export function describeWhole(title: string, { rows = {}, records = {}, forms = {}, ...scenario }: Whole) {
  const openPage = (path: string) => renderConsole(path, { city: 'akashi', ...scenario });

  describe(title, () => {
    test.each(Object.entries(rows))('a row of %s has all its columns', async (path, row) => {
      const testConsole = await openPage(path);
      await screen.findByText(/^全\d/);
      const cells = () => cellsOf(testConsole.rows()[0] as HTMLElement);
      expect(Object.keys(cells())).toEqual(Object.keys(row));
      // The names of areas and cities are loaded by separate calls.
      await waitFor(() => expect(cells()).toEqual(row));
    });

    test.each(Object.entries(records))('the record of %s has all its entries', async (path, record) => {
      const testConsole = await openPage(path);
      const container = await dialogOrMain(path);
      await waitFor(() => expect(container.querySelector('.details')).not.toBeNull());
      expect(Object.keys(await allDetailTexts(testConsole, container))).toEqual(Object.keys(record));
      await waitFor(() => expect(detailTexts(container)).toEqual(record));
    });

    test.each(Object.entries(forms))('the form of %s has all its fields', async (path, fields) => {
      await openPage(path);
      const container = await dialogOrMain(path);
      await waitFor(() => expect(container.querySelector('form .field')).not.toBeNull());
      await waitFor(() => expect(fieldLabels(container)).toEqual(fields));
    });
  });
}

/** A path whose search has a record id opens a dialog. */
const dialogOrMain = (path: string) => screen.findByRole(/[?&]\w+=\d+/.test(path) ? 'dialog' : 'main');
