import { claimOfHost, doMeet, findClaimConflicts, findReservedPaths } from './claimed-paths.ts'

test.each([
  ['/store', '/store'],
  ['/tpo/:order', '/tpo/:name'],
  ['/product/:article', '/product/new'],
  ['/lookbook/:season?', '/lookbook'],
  ['/lookbook/:season?', '/lookbook/:season/:look?'],
  ['/newsletter/:step/:token?', '/newsletter/confirm'],
  ['/admin/*', '/admin/orders/print/slips'],
  ['/admin/*', '/admin'],
])('%s and %s have an address in common', (one, other) => {
  expect([doMeet(one, other), doMeet(other, one)]).toEqual([true, true])
})

test.each([
  ['/', '/store'],
  ['/store', '/store/:page'],
  ['/user/login', '/user/personal/:section?'],
  ['/lookbook', '/lookbooks'],
  ['/admin/*', '/administration'],
])('%s and %s have none', (one, other) => {
  expect([doMeet(one, other), doMeet(other, one)]).toEqual([false, false])
})

test('a part is told of each path that another one has, and not of its own', () => {
  const catalog = { part: 'mf-catalog', paths: ['/store', '/lookbook', '/lookbook/:season'] }
  const account = { part: 'mf-account', paths: ['/user/login', '/lookbook/:season?'] }

  expect(findClaimConflicts(catalog, [catalog, account, claimOfHost])).toEqual([
    { part: 'mf-catalog', path: '/lookbook', otherPart: 'mf-account', otherPath: '/lookbook/:season?' },
    { part: 'mf-catalog', path: '/lookbook/:season', otherPart: 'mf-account', otherPath: '/lookbook/:season?' },
  ])
  expect(findClaimConflicts({ part: 'mf-catalog', paths: ['/contacts'] }, [claimOfHost])).toHaveLength(1)
})

test('no page can stand where calls, files, previews or redirects of the shop are', () => {
  expect(
    findReservedPaths(['/api/lookbook', '/images/:name', '/assets', '/preview/lookbook', '/user', '/admin']),
  ).toHaveLength(6)
  expect(findReservedPaths(['/', '/user/login', '/admin/*', '/lookbook'])).toEqual([])
})
