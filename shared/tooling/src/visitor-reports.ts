/** Where pages tell the shop of themselves: who tries a version is no visitor, and is kept out of what it counts. */
export const VISITOR_REPORTS = /^\/api\/(client-errors|remote-loads|web-vitals)$/
