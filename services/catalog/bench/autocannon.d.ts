declare module 'autocannon' {
  type Load = { url: string; connections: number; duration: number; requests: { path: string }[] }
  type Result = {
    requests: { average: number }
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
  }
  export default function autocannon(load: Load): Promise<Result>
}
