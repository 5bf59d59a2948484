import { existsSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'

// The process of a container of the stand-in: is ready or not, and counts answers as if customers came.

const { STAND_IN = '', HOST, PORT, METRICS_PORT = '9464', VERSION, BEHAVIOUR, NAME } = process.env
let answers = 0
let errors = 0

if (BEHAVIOUR === 'ends') {
  process.stdout.write('no such setting: CATALOG_COLOUR\n')
  writeFileSync(path.join(STAND_IN, `${NAME}.ended`), '')
  process.exit(1)
}
process.once('SIGTERM', () => process.exit(0))
// A test that was killed leaves no process behind.
setInterval(() => existsSync(STAND_IN) || process.exit(0), 500)

const listen = (port: number, answer: RequestListener) => createServer(answer).listen(port, HOST)
listen(Number(PORT), (_, response) => {
  const isReady = BEHAVIOUR !== 'never ready'
  response.writeHead(isReady ? 200 : 503).end(JSON.stringify({ version: VERSION, checks: { catalog: isReady } }))
})
listen(Number(METRICS_PORT), (_, response) => {
  answers += 20
  if (BEHAVIOUR === 'answers with errors') errors += 10
  const sample = (status: number, count: number) =>
    `http_request_duration_seconds_count{route="/api",status="${status}"} ${count}\n`
  response.end(`process_start_time_seconds ${process.pid}\n${sample(200, answers - errors)}${sample(500, errors)}`)
})
