const ORIGIN = 'https://levada.example'

/** As much of the browser's caches as the worker uses. */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>()

  async open(name: string) {
    const kept = this.#caches.get(name) ?? new Map<string, Response>()
    this.#caches.set(name, kept)
    return {
      match: async (address: string | { url: string }) => kept.get(pathOf(address))?.clone(),
      put: async (address: string, answer: Response) => void kept.set(pathOf(address), answer),
      delete: async (address: string | { url: string }) => kept.delete(pathOf(address)),
      keys: async () => [...kept.keys()].map(path => ({ url: ORIGIN + path })),
    }
  }

  async match(address: string, { cacheName }: { cacheName: string }) {
    return (await this.open(cacheName)).match(address)
  }

  addresses(name: string): string[] {
    return [...(this.#caches.get(name)?.keys() ?? [])]
  }

  clear(): void {
    this.#caches.clear()
  }
}

function pathOf(address: string | { url: string }): string {
  return new URL(typeof address === 'string' ? address : address.url, ORIGIN).pathname
}
