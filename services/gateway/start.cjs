// Plain CommonJS, so that any Node can read it and say what is missing: the rest is TypeScript run as it is.
const wanted = 24
const major = Number(process.versions.node.split('.')[0])
if (major < wanted) {
  process.stderr.write(
    `The shop runs on Node.js ${wanted}, this is ${process.version}. "npm ci" brings it on Linux and Windows;` +
      ` elsewhere install Node.js ${wanted} and run "npm start" again.\n`,
  )
  process.exit(1)
}
import('./src/start.ts')
