/** Where the plain page is. The window shows this address while a page is hidden, so a reload gets it from the server. */
export const plainPath = "/notes";

/** The tab's title and the heading. */
export const plainTitle = "Notes";

/** In this tab alone: the address of the page that is hidden. A reload, or a tab that was put away, comes back as it was left. */
export const hiddenAddressKey = "mpower.plain";

/** What anybody sees who looks over: something to read, which says nothing about the page behind it. */
export const plainMarkup = `<article><h1 tabindex="-1" autofocus>${plainTitle}</h1>
<p>Put the date at the top of the page, and leave the rest empty.</p>
<p>One line for each thing. What needs more gets a page of its own.</p>
<p>On Fridays, cross out what’s done and copy what isn’t.</p>
<form action="/"><button class="button">Continue</button></form></article>`;
