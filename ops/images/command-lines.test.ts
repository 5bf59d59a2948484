import {
  buildLine,
  type Container,
  digestLine,
  importLines,
  insideLine,
  prepareLine,
  removeLine,
  runLine,
  stopLine,
} from './command-lines.ts'

const door: Container = {
  name: 'test-door',
  image: 'levada/door:test',
  env: { FRONT_PROXY: '', HOST: '127.0.0.1' },
  files: { '/tmp/listen.conf': '/shop/listen.conf' },
  tmpfs: ['/shop/temp'],
  volumes: ['/data'],
  command: [],
}
const build = { target: 'door', image: 'levada/door:test', args: { DEBIAN_IMAGE: 'debian:bookworm-slim' } }
const asked = '--pull=false --target door --tag levada/door:test --build-arg DEBIAN_IMAGE=debian:bookworm-slim .'

test.each([
  ['docker', `docker build ${asked}`],
  ['podman', `podman build --layers ${asked}`],
  ['buildah', `buildah build --layers --force-rm --isolation chroot ${asked}`],
] as const)('%s builds a target and keeps the stages that it shares', (engine, line) => {
  expect(buildLine(engine, build).join(' ')).toBe(line)
})

test.each(['docker', 'podman'] as const)('%s runs a container as locked as in docker-compose.yml', engine => {
  expect(prepareLine(engine, door)).toBeNull()
  expect(runLine(engine, door).join(' ')).toBe(
    `${engine} run --rm --name test-door --network host --read-only --cap-drop ALL --security-opt no-new-privileges ` +
      '--tmpfs /shop/temp --volume /data --env FRONT_PROXY= --env HOST=127.0.0.1 ' +
      '--volume /tmp/listen.conf:/shop/listen.conf:ro levada/door:test',
  )
  expect(insideLine(engine, 'test-door', ['id'])).toEqual([engine, 'exec', 'test-door', 'id'])
  expect(stopLine(engine, 'test-door')).toContain('stop')
})

test('buildah runs the command, which it has to be given, in a working container', () => {
  const given = { ...door, command: ['sh', '-c', 'exec node main.ts'] }

  expect(prepareLine('buildah', given)).toEqual([
    ...['buildah', 'from', '--pull-never', '--name', 'test-door', 'levada/door:test'],
  ])
  expect(runLine('buildah', given)).toEqual([
    ...['buildah', 'run', '--isolation', 'chroot', '--env', 'FRONT_PROXY=', '--env', 'HOST=127.0.0.1'],
    ...['--volume', '/tmp/listen.conf:/shop/listen.conf:ro', 'test-door', '--', 'sh', '-c', 'exec node main.ts'],
  ])
  expect(insideLine('buildah', 'test-door', ['id']).join(' ')).toBe('buildah run --isolation chroot test-door -- id')
  expect(stopLine('buildah', 'test-door')).toBeNull()
  expect(removeLine('buildah', 'test-door')).toEqual(['buildah', 'rm', 'test-door'])
})

test('each engine is asked for the digest of an image', () => {
  expect(digestLine('docker', 'node:24').join(' ')).toBe(
    'docker image inspect --format {{index .RepoDigests 0}} node:24',
  )
  expect(digestLine('buildah', 'node:24').join(' ')).toBe(
    'buildah inspect --type image --format {{.FromImageDigest}} node:24',
  )
})

test('a tar file becomes an image with its variables', () => {
  expect(importLines('docker', 'base.tar', 'base:1', { PATH: '/bin' })).toEqual([
    ['docker', 'import', '--change', 'ENV PATH=/bin', 'base.tar', 'base:1'],
  ])
  expect(importLines('buildah', 'base.tar', 'base:1', { PATH: '/bin' }).map(([, verb]) => verb)).toEqual([
    ...['from', 'add', 'config', 'commit'],
  ])
})
