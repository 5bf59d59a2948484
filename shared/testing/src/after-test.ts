type Work = () => Promise<unknown>
/** `file` is what `beforeAll` opens: it serves all tests of a file. */
export type Scope = 'test' | 'file'

let scope: Scope = 'file'
const closers: Record<Scope, Work[]> = { test: [], file: [] }
const checks: Record<Scope, Work[]> = { test: [], file: [] }
const lastSteps: ((of: Scope) => Promise<unknown>)[] = []

export const scopeNow = (): Scope => scope

/**
 * Closes what a test opened when it ends; what `beforeAll` opened, when the file ends. The newest first, before its database is
 * emptied or dropped.
 */
export function closeAfterTest(close: Work): void {
  closersOfNow().push(close)
}

/** Where to put what will be opened: what a file begins outside its tests may be open only when the first of them runs. */
export function closersOfNow(): Work[] {
  return closers[scope]
}

/** What must hold once a test is over; asked for in `beforeAll`, after each test of the file. */
export function checkAfterTest(check: Work): void {
  checks[scope].push(check)
}

/** What follows when all is closed and checked, test by test and file by file. */
export function lastAfterTest(step: (of: Scope) => Promise<unknown>): void {
  lastSteps.push(step)
}

/** Ends what a file began. Jest calls it after the last test; where files share a run of Jest, each calls it after its own. */
export async function endFile(): Promise<void> {
  checks.file.length = 0
  await end('file')
}

async function end(of: Scope): Promise<void> {
  for (const close of closers[of].splice(0).reverse()) await close()
  try {
    if (of === 'test') for (const check of [...checks.test.splice(0), ...checks.file]) await check()
  } finally {
    for (const step of lastSteps) await step(of)
  }
}

beforeEach(() => {
  scope = 'test'
})

afterEach(async () => {
  scope = 'file'
  await end('test')
})

afterAll(endFile)
