/** What the editor says is being edited, and what the home page inside of its frame then shows: a slide by its place, a block by its title. */
export type PreviewTarget = { slide: number } | { block: string }

/** The messages between the editor and the page in its frame, both of this origin. */
export type PreviewMessage = { preview: 'ready' } | { preview: 'show'; target: PreviewTarget }
