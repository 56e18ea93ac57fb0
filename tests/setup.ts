/**
 * Random tests look elsewhere each time, except on a build server: it says whether a change is good, not whether luck was.
 */
import fc from 'fast-check';

if (process.env.CI) fc.configureGlobal({ seed: 20_261_117 });
