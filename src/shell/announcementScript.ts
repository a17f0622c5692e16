/**
 * Stands before the announcement bar and runs before it is painted. Storage is read here as in `src/hooks/storageSlot`, which
 * comes too late; without storage the bar is shown.
 */
export const announcementScript = `try{if(localStorage.getItem('announcement.id')===document.currentScript.dataset.id&&localStorage.getItem('announcement.dismissed')==='true')document.documentElement.dataset.announcement='closed'}catch(e){}`
