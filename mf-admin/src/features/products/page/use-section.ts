import { useEffect, useRef, useState } from 'react'

export const sections = ['common', 'colors', 'sizes', 'article', 'history'] as const
export type Section = (typeof sections)[number]

/** Of a section that comes to lie under the upper edge, a fifth below it. */
const NEAR_TOP = '-20% 0px -75% 0px'
/** Narrower pages draw one section alone, so that nothing is to be told from what is in sight. */
const ALL_DRAWN = '(min-width: 600px)'

/** The section that is looked at: on a phone it is the only one. It stands in the address, and is no step of the browser's history. */
export function useSection() {
  const [section, setSection] = useState(sectionInAddress)
  const scrolled = useRef<Section | null>(section)
  useEffect(() => {
    if (scrolled.current === null) return
    scrolled.current = null
    if (location.hash) document.getElementById(section)?.scrollIntoView?.({ block: 'start' })
  }, [section])

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      entries => {
        if (!matchMedia(ALL_DRAWN).matches) return
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        const seen = sections.find(name => name === entry?.target.id)
        if (seen) setSection(seen)
      },
      { rootMargin: NEAR_TOP },
    )
    for (const name of sections) {
      const element = document.getElementById(name)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])

  function show(next: Section): void {
    history.replaceState(history.state, '', `#${next}`)
    scrolled.current = next
    if (next === section) document.getElementById(next)?.scrollIntoView?.({ block: 'start' })
    else setSection(next)
  }
  return { section, show }
}

function sectionInAddress(): Section {
  return sections.find(name => location.hash === `#${name}`) ?? 'common'
}
