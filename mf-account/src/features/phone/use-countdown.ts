import { useEffect, useState } from 'react'

/** Whole seconds until the moment, counted down; 0 once it has come. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  // A phone that slept shows the right time as soon as it wakes.
  useEffect(() => {
    if (isOver) return
    const update = () => setNow(Date.now())
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [isOver])
  return seconds
}

/** `2:45` */
export function drawCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
