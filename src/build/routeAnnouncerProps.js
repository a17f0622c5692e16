// Stands in for Gatsby's own, whose style is 150 letters in every page and in the script. At the top it makes no page higher.
export const RouteAnnouncerProps = {
  id: 'gatsby-announcer',
  className: 'visually-hidden',
  style: { top: 0 },
  'aria-live': 'assertive',
  'aria-atomic': 'true',
}
