/** `npm start` as a person meets it, with the built page. */
import { spawn } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { at } from './lib/process.mjs';
import { serve } from './lib/server.mjs';

const children = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts it; `said` resolves with all output once it contains some words, `ended` with the exit code. */
function start(...args) {
  const child = spawn(process.execPath, [at('tools/start.mjs'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  const ended = new Promise((resolve) => child.on('close', resolve));
  const said = (words) =>
    new Promise((resolve) => {
      const hear = (part = '') => {
        output += part;
        if (output.includes(words)) resolve(output);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      ended.then(() => resolve(output));
    });
  return { child, said, ended };
}

it('moves on from a taken port, says so, serves the page and ends cleanly', async () => {
  const neighbour = await serve(at('tools'));
  const { child, said, ended } = start('--port', String(neighbour.port));
  const output = await said('Ctrl-C');
  await neighbour.close();
  expect(output).toMatch(new RegExp(`Port ${neighbour.port} is taken`));
  expect(output).toMatch(/What was saved in the page belongs to its address/);
  const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(output)[0];
  expect(Number(new URL(url).port)).toBeGreaterThan(neighbour.port);
  expect(await (await fetch(url)).text()).toMatch(/<script type="module"/);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

it.each([
  [['--port', 'abc'], '--port wants a number from 1 to 65535, not "abc".\n'],
  [['--port', '65536'], '--port wants a number from 1 to 65535, not "65536".\n'],
  [['--prot', '5'], "Unknown option '--prot'; there is --port, --no-open.\n"],
])('refuses %j in one sentence', async (args, sentence) => {
  const { said, ended } = start(...args);
  expect(await said('.\n')).toBe(sentence);
  expect(await ended).toBe(2);
});
