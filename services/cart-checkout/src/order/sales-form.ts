/** Counts the ways in which sales are counted; an order that was counted under an earlier number is counted again. */
export const SALES_FORM = 2
/** Stands in an order in place of that number since it changed: it is counted again within seconds. */
export const SALES_CHANGED = 0
