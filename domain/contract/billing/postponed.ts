/** How many days after the date on the invoice a postponed due date may be. */
export const mostPostponed = 90;
