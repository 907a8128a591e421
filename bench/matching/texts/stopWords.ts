const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Frequent words that say nothing about a job, which a text search leaves out. */
export const stopWords = {
  English: wordsOf(`
a about above after again all also am an and any are as at be because been before being below between both but by can
come could did do does doing down during each few first for from further had has have having he her here him his how i
if in into is it its itself just like many me more most much my no nor not now of off on once only or other our out over
own same she should so some such than that the their them then there these they this those through to too under until up
us use used very was we well were what when where which while who whom why will with work would you your yet
`),
  German: wordsOf(`
aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bisher bitte da damit dann das dass dem den
denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas
euch für gegen gern gut haben habe hat hatte hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja
jede jedem jeden jeder jedes kann kein keine können man mehr mein meine mich mir mit nach nicht noch nur ob oder ohne
schon sehr sein seine seit sich sie sind so sowie über um und uns unser unsere unter viel viele vom von vor war was
weil wenn wer werden wie wir wird wo zu zum zur zwei
`),
  French: wordsOf(`
a ai aime au aussi autres aux avant avec bien car ce ceci cela ces cet cette chaque chez comme dans de des depuis deux du
elle elles en encore entre es est et eu faire fait il ils j jamais je jour jours l la le les leur leurs lors lui m ma
mais me mes mieux moi mon n ne nos notre nous on ont ou où par pas peu plus pour près qu quand que qui s sa sans sans se
ses si son sont sous sur t ta te tes ton tous tout toute toutes tu un une vos votre vous y à été être d c
`),
};
