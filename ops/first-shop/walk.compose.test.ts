import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { commandsOf } from './walk.ts'

const testHere = hasPackages('docker-compose') ? test : test.skip
const OWN = 'ops/first-shop/walk.compose.test.ts'

testHere('the lines of the walk that name this test make settings with which docker-compose starts the shop', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-shop-'))
  try {
    for (const name of ['docker-compose.yml', '.env.example']) cpSync(name, path.join(folder, name))
    mkdirSync(path.join(folder, 'ops'))
    cpSync('ops/mongo', path.join(folder, 'ops/mongo'), { recursive: true })
    const own = commandsOf(readFileSync('docs/first-shop.md', 'utf8')).filter(({ tests }) => tests.includes(OWN))
    expect(own.length).toBeGreaterThan(15)
    const said = 'docker-compose config; env'
    const script = [...own.map(({ command }) => command), said].join('\n')
    const { PATH = '', HOME = '' } = process.env
    const printed = execFileSync('sh', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH, HOME },
      stdio: 'pipe',
    })

    for (const line of ['PUBLIC_ORIGIN: https://shop.example', 'ADMIN_LOGIN: olena', 'PAYMENTS: sandbox', 'TLS: ']) {
      expect(printed).toContain(line)
    }
    for (const name of ['mongo', 'mongo-2', 'mongo-3', 'door']) expect(printed).toMatch(new RegExp(`^  ${name}:$`, 'm'))
    expect(printed).toContain(`${folder}/certificates`)
    expect(printed).toContain(`${folder}/volumes/pictures`)
    // What commands of this machine come with.
    expect(printed).toMatch(/^MONGODB_PASSWORD=[\w+/]{64}$/m)
    expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600)
    expect(readFileSync(path.join(folder, 'certificates/fullchain.pem'), 'utf8')).toContain('BEGIN CERTIFICATE')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
