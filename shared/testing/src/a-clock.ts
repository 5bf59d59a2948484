/** A clock that stands still until a test moves it. */
export function aClock(at = '2026-11-21T10:00:00Z') {
  let now = new Date(at).getTime()
  return {
    now: () => new Date(now),
    wait(seconds: number) {
      now += seconds * 1000
    },
  }
}
