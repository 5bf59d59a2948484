import { createLog } from './log.ts'

test('keeps facts by an allow-list and hides who it is about', () => {
  const lines: string[] = []
  const log = createLog({ name: 'account', destination: { write: line => void lines.push(line) } })
  const token = 'k'.repeat(43)

  log.error(
    {
      code: 'unknown',
      order: '26-000042',
      password: 'hunter22',
      cookie: token,
      err: new Error(`dup ada@example.com ${token}`),
    },
    'call +380 67 123 45 67\nnow',
  )

  const [line = ''] = lines
  expect(lines).toHaveLength(1)
  expect(line.trim()).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({ level: 'error', name: 'account', code: 'unknown', order: '26-000042' })
  for (const secret of ['hunter22', 'ada@example.com', token, '67 123']) expect(line).not.toContain(secret)
})
