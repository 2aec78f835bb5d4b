// `npm run e2e:whole`: the browser journeys with the whole products of faults and places, which `npm test` tries in pairs
import { command } from './command.mjs';

process.exitCode = await command('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  env: { E2E_WHOLE: '1' },
});
