// Runs the examples of the folder `run` one after the other, and writes what each of them writes.
const written = [];
const { log } = console;
for (let at = 0; at < Number(process.argv[2]); at++) {
  const lines = [];
  console.log = (...words) => lines.push(words.join(' '));
  await import(`./run/${at}.mjs`);
  written.push(lines);
}
log(JSON.stringify(written));
