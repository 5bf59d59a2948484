// All that draws, in one chunk.
export { BarsChart } from './BarsChart.tsx'
export { DaysChart } from './DaysChart.tsx'
