import type { CDPSession } from '@playwright/test'

const BYTES_PER_SECOND = 1_600_000 / 8
const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND }

/** A phone's network as Lighthouse takes it: 150 ms, 1.6 Mbit/s. */
export async function slowNetwork(tools: CDPSession): Promise<void> {
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput })
}
