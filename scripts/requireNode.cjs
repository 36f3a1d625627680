// Loaded before a script (`node -r`), in syntax that every Node version understands, so that an old one prints a
// message instead of a syntax error. On Linux and Windows `npm ci` installs a suitable Node.
'use strict';

const wanted = 24;

if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    [
      `This needs Node ${wanted} or newer; this is ${process.version} (${process.platform} ${process.arch}).`,
      process.platform === 'darwin'
        ? `On macOS bring Node ${wanted} yourself: "brew install node@${wanted}", a version manager, or nodejs.org.`
        : `Run it through npm ("npm ci", then "npm start"): npm ci installs Node ${wanted} beside the libraries. ` +
          'If it did not (optional dependencies left out, or another processor), install it from nodejs.org.',
    ].join('\n'),
  );
  process.exit(1);
}
