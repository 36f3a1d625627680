// After `npm ci`: puts the Node that came along where npm scripts find it. npm 10 takes the link away again, together
// with the packages for other processors, which bring a command of the same name.
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
