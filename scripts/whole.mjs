// `npm run e2e:whole`: the browser journeys with every combination of faults and screens; `npm test` tries
// them in pairs
import { runCommand } from './command.mjs';

process.exitCode = await runCommand('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  env: { E2E_WHOLE: '1' },
});
