import type { MachineChart } from '#mocks/harness/panel/parts/machines/machine-chart';

/** The drawing as the panel loads it, with a line for each state and arrow. */
export function jsonOf({ machine, width, height, ...lists }: MachineChart): string {
  const singleFields = Object.entries({ machine, width, height }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const listFields = Object.entries(lists).map(
    ([name, items]) =>
      `  ${JSON.stringify(name)}: [\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`,
  );
  return `{\n${[...singleFields, ...listFields].join(',\n')}\n}\n`;
}
