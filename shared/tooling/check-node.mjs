// Plain JavaScript on purpose: this file has to run on the Node that is too old, to say what to do.
const [major = 0] = process.versions.node.split('.').map(Number)

if (major < 24) {
  process.stderr.write(
    `This project runs on Node.js 24; this is ${process.version}.\n` +
      'On Linux and Windows "npm ci" brings it (an optional dependency): run "npm ci" again without --omit=optional, and start scripts through npm.\n' +
      'On a Mac install Node.js 24 yourself, e.g. from nodejs.org.\n',
  )
  process.exit(1)
}
