import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { ListState } from '../list-state';
import { SortSelect } from '../SortSelect';
import './tiles.css';

/** Links to the list as a table and as pictures; the address holds the choice. */
function TileSwitch({ list }: { list: ListState }) {
  const intl = useIntl();
  const isOn = isTiled(list);
  const layoutLink = (layout: string | null, label: string, icon: string) => {
    const text = intl.formatMessage({ id: label });
    return (
      <Link
        className="icon-button"
        href={list.href({ layout })}
        aria-label={text}
        title={text}
        aria-current={isOn === (layout !== null) ? 'true' : undefined}
      >
        <span className={icon} aria-hidden="true" />
      </Link>
    );
  };
  return (
    <nav className="tile-switch" aria-label={intl.formatMessage({ id: 'list.layout' })}>
      {layoutLink(null, 'list.asTable', 'pi pi-table')}
      {layoutLink(TILES, 'list.asPictures', 'pi pi-images')}
    </nav>
  );
}

const TILES = 'pictures';

const isTiled = (list: ListState): boolean => list.parameter('layout') === TILES;

interface TileHeadProps {
  list: ListState;
  columns: ComponentProps<typeof SortSelect>['columns'];
  choice: ReactNode;
}

/** Sorts the tiles and selects all of them, as the head of the table does. */
const TileHead = ({ list, columns, choice }: TileHeadProps) => (
  <div className="tile-head">
    {choice}
    <SortSelect columns={columns} list={list} />
  </div>
);

/** The pictures of a list as tiles; a `RecordTable` whose columns have pictures takes it. */
export const tileLayout = { isOn: isTiled, Switch: TileSwitch, Head: TileHead };
export type TileLayout = typeof tileLayout;
