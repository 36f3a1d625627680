// After `npm ci`: links the installed Node where npm scripts find it. npm 10 removes the link together with the
// packages for other processors, which provide a command of the same name.
'use strict';

const fs = require('fs');
const path = require('path');

const windows = process.platform === 'win32';
const modules = path.join(__dirname, '..', 'node_modules');
const name = 'node-' + (windows ? 'win' : process.platform) + '-' + process.arch;
const binary = path.join(modules, name, 'bin', windows ? 'node.exe' : 'node');
const link = path.join(modules, '.bin', windows ? 'node.cmd' : 'node');

if (fs.existsSync(binary) && !fs.existsSync(link)) {
  fs.mkdirSync(path.dirname(link), { recursive: true });
  // Relative, so that the checkout can be moved.
  if (windows) fs.writeFileSync(link, '@"%~dp0\\..\\' + name + '\\bin\\node.exe" %*\r\n');
  else fs.symlinkSync(path.join('..', name, 'bin', 'node'), link);
}
