type Close = () => Promise<unknown>

let inTest = false
const closers: Record<'test' | 'file', Close[]> = { test: [], file: [] }

/** Whether a test runs at this moment: false in `beforeAll`, whose work serves all tests of the file. */
export const isInTest = (): boolean => inTest

/** Closes what a test opened when it ends; what `beforeAll` opened, when the file ends. Before its database is emptied or dropped. */
export function closeAfterTest(close: Close): void {
  closersOfNow().push(close)
}

/** Where to put what will be opened: what a file begins outside its tests may be open only when the first of them runs. */
export function closersOfNow(): Close[] {
  return closers[inTest ? 'test' : 'file']
}

export async function closeNow(of: 'test' | 'file'): Promise<void> {
  for (const close of closers[of].splice(0)) await close()
}

beforeEach(() => {
  inTest = true
})

afterEach(() => {
  inTest = false
})
