import { type Block, blocksOf } from './read-blocks';

/** A text of `texts/` as elements: no part of it is interpreted as HTML. */
export const Blocks = ({ text }: { text: string }) => (
  <div className="text-blocks">
    {blocksOf(text).map((block) => (
      <BlockElement key={block.at} block={block} />
    ))}
  </div>
);

function BlockElement({ block }: { block: Block }) {
  if (block.kind === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  if (block.kind !== 'list') {
    return <p className={block.kind === 'note' ? 'text-note' : undefined}>{block.text}</p>;
  }
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item.at}>{item.text}</li>
      ))}
    </ul>
  );
}
