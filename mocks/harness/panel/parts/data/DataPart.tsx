import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { AllData } from './AllData';
import { SeedForm } from './SeedForm';
import { TablesAndWrites } from './TablesAndWrites';

export function DataPart({ harness, texts }: PartProps) {
  return (
    <>
      <SeedForm harness={harness} texts={texts} />
      <AllData harness={harness} texts={texts} />
      <TablesAndWrites harness={harness} texts={texts} />
    </>
  );
}
