import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeBackup } from './make-backup.ts'
import { listBackups } from './manifest.ts'
import { placeBackup } from './place-backup.ts'

// No MongoDB is needed: stand-ins take the arguments and the bytes as its tools do.
const uri = 'mongodb://backup:secret%21@db-1.example:27017,db-2.example:27017/shop?replicaSet=rs0'
const { PATH } = process.env
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-mongo-tools-'))
  mkdirSync(path.join(folder, 'bin'))
})
afterEach(() => {
  process.env.PATH = PATH
  rmSync(folder, { recursive: true, force: true })
})

/** A program that notes down its arguments and settings, and then does as it is told. */
function install(name: string, then: string): void {
  const file = path.join(folder, 'bin', name)
  const notes = path.join(folder, name)
  const note = `echo "$@" > ${notes}.arguments\nfor a in "$@"; do case $a in --config=*) cp "\${a#--config=}" ${notes}.settings;; esac; done`
  writeFileSync(file, `#!/bin/sh\n${note}\n${then}\n`)
  chmodSync(file, 0o755)
  process.env.PATH = `${path.join(folder, 'bin')}:${PATH}`
}

const noted = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()
const places = () => ({
  backups: path.join(folder, 'backups'),
  dataDir: path.join(folder, 'data'),
  mongo: uri,
  verifyMongo: null,
  dbPrefix: 'shop_',
  folders: {},
  elsewhere: [],
})

test('a whole server is copied as it was at one moment, and no password stands in the list of processes', async () => {
  install('mongodump', 'printf "the archive"')

  const backup = await makeBackup(places(), () => {})

  expect(noted('mongodump.arguments')).toMatch(/^--config=\S+ --archive --gzip --oplog$/)
  expect(noted('mongodump.arguments')).not.toContain('secret')
  // With a database in the address mongodump refuses --oplog; who signs in is looked up where the address says.
  expect(noted('mongodump.settings')).toBe(
    'uri: "mongodb://backup:secret%21@db-1.example:27017,db-2.example:27017/?replicaSet=rs0&authSource=shop"',
  )
  expect(readFileSync(path.join(backup.folder, 'database.archive.gz'), 'utf8')).toBe('the archive')
})

test('what a tool says when it fails is shown, and nothing half-made is left', async () => {
  install('mongodump', 'printf half; echo "Failed: error getting oplog start: not found" >&2; exit 1')

  await expect(makeBackup(places(), () => {})).rejects.toThrow('mongodump ended with 1:\nFailed: error getting oplog')
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([])
})

test('a restore hands the very bytes to mongorestore, with what was written while they were copied', async () => {
  install('mongodump', 'printf "the archive"')
  install('mongorestore', `cat > ${path.join(folder, 'received')}`)
  await makeBackup(places(), () => {})
  const [backup] = await listBackups(path.join(folder, 'backups'))
  if (!backup) throw new Error('no backup was listed')

  await placeBackup(backup, { dataDir: folder, mongo: uri, folders: {} })

  expect(noted('received')).toBe('the archive')
  expect(noted('mongorestore.arguments')).toMatch(/^--config=\S+ --archive --gzip --oplogReplay --stopOnError --drop$/)
  await expect(placeBackup(backup, { dataDir: folder, mongo: null, folders: {} })).rejects.toThrow('name one')
})

test('without the tools the one in MongoDB’s image is started, and without an engine that is said', async () => {
  install('docker', 'printf "from the image"')
  process.env.PATH = path.join(folder, 'bin')
  const backup = await makeBackup(places(), () => {})

  expect(readFileSync(path.join(backup.folder, 'database.archive.gz'), 'utf8')).toBe('from the image')
  expect(noted('docker.arguments')).toMatch(
    /^run --rm --interactive --network=host --user=0 --volume=\S+:\/run\/settings\.yaml:ro \S*mongo:\S+ mongodump --config=\/run\/settings\.yaml --archive --gzip --oplog$/,
  )
  rmSync(path.join(folder, 'bin', 'docker'))
  await expect(makeBackup(places(), () => {})).rejects.toThrow("install MongoDB's database tools")
})
