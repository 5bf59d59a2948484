/** Milliseconds of processor that some work takes here: unlike the clock it does not count what the machine does beside the test. */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
