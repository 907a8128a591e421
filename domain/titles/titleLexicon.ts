/**
 * English words of titles with the German, French and Spanish ones that stand for them, without accents, in the singular
 * and masculine. "_" joins two or more words that mean it together. German words are also parts of compounds.
 */
export const titleLexicon = `
developer: entwickler / developpeur / desarrollador
programmer: programmierer / programmeur / programador
engineer: ingenieur / ingenieur / ingeniero
engineering: ingenieurwesen technik / ingenierie genie / ingenieria
architect: architekt / architecte / arquitecto
administrator: administrator / administrateur / administrador
analyst: analytiker / analyste / analista
consultant: berater / consultant / consultor
adviser: / conseiller / asesor
manager: leiter fuhrungskraft manager / responsable gerant gestionnaire chef_de chef_d / jefe responsable gerente gestor
director: direktor / directeur / director
chief: chef / /
head: haupt / /
deputy: stellvertretender vize / adjoint / adjunto subdirector
supervisor: aufsichtskraft vorarbeiter aufseher aufsicht / superviseur contremaitre chef_d_equipe chef_de_chantier / encargado capataz jefe_de_equipo jefe_de_obra
officer: referent beauftragt beamter / charge_de charge_d officier fonctionnaire / oficial funcionario
executive director: geschaftsfuhrer / /
technician: techniker / technicien / tecnico
tester: tester prufer / testeur / probador
inspector: inspekteur kontrolleur / inspecteur controleur verificateur / inspector
designer: gestalter designer / concepteur / disenador
drafter: zeichner / dessinateur / delineante dibujante
scientist: wissenschaftler / scientifique / cientifico
researcher: forscher / chercheur / investigador
specialist: spezialist fachkraft experte / specialiste / especialista
expert: gutachter sachverstandiger / expert / experto perito
assistant: assistent helfer gehilfe hilfskraft / assistant aide auxiliaire / asistente ayudante auxiliar
clerk: sachbearbeiter burokraft angestellt fachangestellt / employe / empleado
secretary: sekretar / secretaire / secretario
receptionist: rezeptionist empfangskraft / receptionniste / recepcionista
typist: schreibkraft / dactylographe / mecanografo
worker: arbeiter mitarbeiter werker kraft / ouvrier travailleur / operario trabajador obrero
helper: hilfsarbeiter / manoeuvre / peon
operator: bediener fuhrer maschinenfuhrer steuerer anlagenfahrer / operateur machiniste / operador maquinista
driver: fahrer kraftfahrer / chauffeur / chofer conductor_de
driver operator: / conducteur / conductor
coordinator: koordinator / coordinateur coordonnateur / coordinador
planner: planer / planificateur / planificador
controller: controller / / controlador
auditor: wirtschaftsprufer / auditeur / auditor
accountant: buchhalter / comptable / contable
buyer: einkaufer / acheteur / comprador
seller: verkaufer / vendeur / vendedor dependiente
trader: handler / negociateur negociant / negociante comerciante
merchant: kaufmann kauffrau / marchand commercant /
wholesale merchant: grosshandler / grossiste / mayorista
broker: makler vermittler / courtier / corredor
representative: vertreter / representant / representante
agent: / agent / agente
teacher: lehrer lehrkraft / enseignant professeur instituteur / profesor maestro docente
lecturer: hochschullehrkraft hochschullehrer dozent / enseignant_chercheur maitre_de_conferences /
instructor: ausbilder / moniteur formateur / instructor monitor formador
educator: erzieher padagoge / educateur / educador
trainer: trainer / entraineur / entrenador
guide: reiseleiter fremdenfuhrer / guide accompagnateur / guia
nurse: krankenpfleger krankenschwester pflegefachkraft / infirmier / enfermero
caretaker: pfleger hausmeister / gardien soigneur / cuidador conserje
nursing: pflege krankenpflege / / enfermeria
doctor: arzt facharzt / medecin / medico
dentist: zahnarzt / dentiste / dentista
dental: zahn / dentaire / dental
surgeon: chirurg / chirurgien / cirujano
veterinarian: tierarzt / veterinaire / veterinario
pharmacist: apotheker / pharmacien / farmaceutico
pharmacy: apotheke / pharmacie / farmacia
midwife: hebamme / sage_femme / matrona
therapist: therapeut / therapeute / terapeuta
therapy: therapie / therapie / terapia
physiotherapist: physiotherapeut / kinesitherapeute / fisioterapeuta
psychologist: psychologe / psychologue / psicologo
paramedic: sanitater rettungssanitater / ambulancier /
masseur: masseur / masseur / masajista
social worker: sozialarbeiter / / trabajador_social
lawyer: rechtsanwalt anwalt jurist / avocat juriste / abogado
judge: richter / juge / juez
notary: notar / notaire / notario
prosecutor: staatsanwalt / procureur /
electrician: elektriker / electricien / electricista
mechanic: mechaniker mechatroniker / mecanicien / mecanico
assembler: monteur / monteur assembleur / montador ensamblador
installer: installateur / installateur / instalador
repairer: reparateur / reparateur / reparador
builder: bauer / constructeur / constructor
maker: macher hersteller / fabricant / fabricante elaborador
carpenter: zimmerer tischler schreiner / charpentier menuisier / carpintero ebanista
bricklayer: maurer / macon / albanil
plumber: klempner / plombier / fontanero
painter: maler lackierer / peintre / pintor
roofer: dachdecker / couvreur / techador
welder: schweisser / soudeur / soldador
locksmith: schlosser / serrurier / cerrajero
blacksmith: schmied / forgeron / herrero
turner: dreher / tourneur / tornero
grinder: schleifer / rectifieur / amolador rectificador
cutter: schneider / coupeur decoupeur / cortador
tailor: / tailleur couturier / sastre
shoemaker: schuhmacher / cordonnier / zapatero
hairdresser: friseur / coiffeur / peluquero
beautician: kosmetiker / estheticien / esteticista
cleaner: reinigungskraft reiniger / agent_entretien nettoyeur laveur / limpiador
cook: koch / cuisinier / cocinero
baker: backer / boulanger / panadero
confectioner: konditor / patissier / pastelero confitero
butcher: fleischer metzger schlachter / boucher / carnicero
waiter: kellner / serveur / camarero
bartender: barkeeper / barman /
farmer: landwirt / agriculteur exploitant_agricole / agricultor
grower: gartner / cultivateur producteur / cultivador
breeder: zuchter / eleveur / criador ganadero
gardener: / jardinier / jardinero
forester: forster forstwirt / forestier / forestal
fisherman: fischer / pecheur / pescador
hunter: jager / chasseur / cazador
librarian: bibliothekar / bibliothecaire / bibliotecario
archivist: archivar / archiviste / archivero
journalist: journalist / journaliste / periodista
editor: redakteur / redacteur / redactor editor
writer: schriftsteller autor / ecrivain auteur / escritor autor
translator: ubersetzer / traducteur / traductor
interpreter: dolmetscher / interprete / interprete
photographer: fotograf / photographe / fotografo
artist: kunstler / artiste / artista
actor: schauspieler / acteur comedien /
singer: sanger / chanteur / cantante
musician: musiker / musicien / musico
dancer: tanzer / danseur / bailarin
composer: komponist / compositeur / compositor
presenter: moderator / animateur presentateur / presentador animador
stylist: / styliste / estilista
pilot: flugzeugfuhrer / pilote / piloto
captain: kapitan / capitaine / capitan
flight attendant: flugbegleiter / / azafato
sailor: matrose / matelot / marinero
attendant: begleiter / prepose /
guard: wachter / agent_de_securite surveillant vigile / vigilante guarda guardia
firefighter: feuerwehrmann / pompier / bombero
police officer: polizist / policier / policia
soldier: soldat / soldat / soldado
courier: kurier / livreur coursier / repartidor mensajero
postman: brieftrager / facteur / cartero
dispatcher: / repartiteur / despachador
porter: / bagagiste / mozo
cashier: kassierer / caissier / cajero
banker: bankkaufmann / banquier / banquero
economist: okonom / economiste / economista
physicist: physiker / physicien / fisico
chemist: chemiker / chimiste /
mathematician: / mathematicien / matematico
recruiter: personalvermittler / recruteur / reclutador
student: / etudiant / estudiante
owner: inhaber eigentumer unternehmer / proprietaire / propietario
surveyor: vermesser / geometre / topografo
model: modell / modele / modelo maqueta
master: meister / maitre /
software: software / logiciel / programa_informatico
computer: edv rechner / ordinateur / ordenador
ict: it ikt informatik / informatique / tic ti informatica informatico
hardware: eisenwaren / materiel quincaillerie / ferreteria
equipment: gerat gerate ausrustung / equipement appareil / equipo aparato
data: daten / donnee / dato
database: datenbank / /
network: netzwerk netz / reseau / red
security: sicherheit / securite / seguridad
systems: / systemes / sistemas
system: system systeme / systeme / sistema
application: anwendung / / aplicacion
cloud: cloud / nuage / nube
mobile: mobil / / movil
embedded: eingebettet / embarque / embebido
learning: lernen / apprentissage / aprendizaje
machine: maschine / machine machines / maquina
machinery: / / maquinaria
automatic: maschinell automatisch / automatique / automatico
automation: automatisierung / automatisation / automatizacion
telecommunications: telekommunikation / telecommunication telecom / telecomunicacion
communication: kommunikation / communication / comunicacion
information: information / information / informacion
digital: digital / numerique / digital
numerical control: / commande_numerique / control_numerico
electrical: elektro elektrisch / electrique / electrico
electronic: elektronik elektronisch / electronique / electronico electronica
electronics technician: elektroniker / electronicien /
mechanical: mechanisch maschinenbau / mecanique /
technical: technisch / technique /
industrial: industrie / industriel / industrial
industry: / industrie / industria
technology: technologie / technologie / tecnologia
tool: werkzeug / outil outillage / herramienta
plant: anlage werk / installation usine / planta fabrica
device: / dispositif / dispositivo
component: bauteil / composant piece / componente pieza
vehicle: fahrzeug kraftfahrzeug kfz / vehicule / vehiculo
car: auto automobil / voiture automobile / coche automovil
truck: lkw lastkraftwagen / camion / camion
bus: omnibus / autobus / autobus
taxi: / / taxista
train: zug / train / tren
railway: eisenbahn bahn / ferroviaire chemin_de_fer / ferroviario ferrocarril
rolling stock: schienenfahrzeug / materiel_roulant / material_rodante
aircraft: flugzeug luftfahrzeug / avion aeronef / avion aeronave
aviation: luftfahrt / aeronautique / aviacion
air: luft / aerien / aereo aire
flight: flug / vol / vuelo
aerospace: raumfahrt / aerospatial / aeroespacial
space: raum / spatial / espacial
ship: schiff / navire bateau / buque barco
marine: meeres / maritime marin / marino maritimo
naval: marine / naval / naval
port: hafen / port / puerto portuario
road: strasse strassen / route routier voirie / carretera vial
bridge: brucke brucken / pont / puente
building: gebaude hochbau / batiment / edificio
construction: bau / construction chantier / construccion obra
structural: konstruktion / / estructural
structure: / charpente / estructura
site: baustelle / /
civil: bauwesen / /
concrete: beton / beton / hormigon
steel: stahl / acier / acero
metal: metall / metal metallique metaux / metal metalico
wood: holz / bois / madera
paper: papier / papier / papel papelero
plastic: kunststoff / plastique plasturgie / plastico
rubber: gummi kautschuk / caoutchouc / caucho
glass: glas / verre / vidrio
ceramic: keramik / ceramique / ceramica
stone: stein / pierre / piedra
leather: leder / cuir maroquinerie / cuero piel marroquineria
fur: pelz / fourrure peau /
textile: textil / textile / textil
fabric: stoff gewebe / tissu / tela
clothing: bekleidung kleidung / vetement habillement confection / ropa confeccion prenda
footwear: schuh / chaussure / calzado zapateria
furniture: mobel / meuble ameublement / mueble
food: lebensmittel nahrungsmittel / aliment alimentaire agroalimentaire alimentation / alimento alimentario alimentacion comida
meat: fleisch / viande / carne
fish: fisch / poisson / pescado
fruit: obst frucht / fruit / fruta
vegetable: gemuse / legume / verdura hortaliza
dairy: milch molkerei / laitier / lacteo leche
bread: brot / pain / pan
beverage: getranke / boisson / bebida
beer: bier / biere / cerveza
brewery: brauerei / brasserie /
wine: wein / vin viticole / vino
viticulture: / viticulture / viticultura
water: wasser / eau / agua
coffee: kaffee / cafe / cafe
tea: tee / the / te
chocolate: schokolade / chocolat /
sugar: zucker / sucre / azucar
tobacco: tabak / tabac / tabaco
oil: ol / petrole petrolier / petroleo aceite
energy: energie / energie energetique energies / energia energetico
power: strom / electricite / electricidad
wind: / eolien / eolico
solar: solar / solaire /
nuclear: kern nuklear / nucleaire /
mining: bergbau / minier / mineria minero
mine: / mine / mina
drilling: bohr bohrung / forage / perforacion
quarry: steinbruch / carriere / cantera
waste: abfall / dechet / residuo
recycling: / recyclage / reciclaje
environmental: umwelt / environnemental / ambiental medioambiental
environment: umweltschutz / environnement / medio_ambiente
nature: natur / nature / naturaleza
conservation: naturschutz artenschutz / conservation / conservacion
forest: forst wald / foret / bosque
agricultural: agrar landwirtschaft landwirtschaftlich / agricole / agricola agropecuario agrario
horticulture: gartenbau / horticulture horticole / horticultura horticola
animal: tier / animal animalier / animal ganado
pet: haustier / / mascota
poultry: geflugel / volaille avicole / avicola ave
fisheries: fischerei / peche / pesca pesquero
aquaculture: aquakultur / aquaculture aquacole / acuicultura acuicola
plants: pflanze / plante /
flower: blumen / fleur / flor
seed: samen / semence / semilla
soil: boden erde / / suelo
health: gesundheit gesundheitswesen / sante / salud sanidad sanitario
hospital: krankenhaus klinik / hopital / hospital
clinical: klinisch / clinique / clinico
medical: medizinisch medizin / medical /
care: betreuung / soin / cuidado
laboratory: labor / laboratoire / laboratorio
biology: / / biologia
chemistry: / / quimica
chemical: chemisch chemikalie chemie / chimique / quimico
physics: physik / / fisica
geography: erdkunde geografie / /
history: geschichte / histoire / historia
language: sprache sprach / langue / idioma lengua
politics: politik / /
political: / politique / politico
science: wissenschaft wissenschaften / science / ciencia
education: bildung erziehung erziehungswissenschaft / education enseignement pedagogique / educacion ensenanza
training: ausbildung schulung / formation / formacion
school: schule schul / ecole scolaire / escuela escolar
secondary school: sekundarstufe gymnasium / enseignement_secondaire / educacion_secundaria
primary school: grundschule primarbereich / enseignement_primaire / educacion_primaria
university: hochschule universitat / universite universitaire / universidad universitario
vocational: beruf berufs / enseignement_professionnel formation_professionnelle / formacion_profesional
child: kind kinder / enfant / nino infantil
youth: jugend / jeunesse jeune / juventud joven
family: familie familien / famille familial / familia familiar
social: sozial / social / social
community: gemeinde / communautaire / comunitario comunidad
elderly: senioren / / mayores
special: sonder / specialise / especial
specialised: fach / / especializado
art: kunst / art / arte
music: musik / musique / musica
theatre: theater / theatre / teatro
stage: buhne / scene / escenario escena
film: / cinema / cine pelicula
television: fernseh fernsehen / /
sound: ton / son sonore / sonido
lighting: beleuchtung / eclairage / iluminacion
camera: kamera / / camara
image: bild / imagerie image / imagen
photographic: foto / photographique / fotografico
photography: fotografie / photographie / fotografia
media: medien / media / medio
press: presse / / prensa
book: buch / livre / libro
game: spiel / jeu / juego
gambling: glucksspiel / jeux_de_hasard / juegos_de_azar
sports: sport / sportif sport / deporte deportivo
leisure: freizeit / loisir / ocio
park: / parc / parque
amusement park: freizeitpark / parc_de_loisirs / parque_de_atracciones
museum: / musee / museo
library: bibliothek bucherei / bibliotheque / biblioteca
church: kirche kirchen / eglise / iglesia
religious education: religion / / religion
law: recht rechts / droit / derecho
legal: juristisch / juridique judiciaire / juridico
court: gericht / tribunal / tribunal judicial
justice: justiz / justice / justicia
police: polizei / / policial
prison: gefangnis justizvollzug / prison penitentiaire / prision penitenciario
fire: feuer brand feuerwehr / incendie / incendio
rescue: rettung / secours / rescate salvamento
emergency: notfall / urgence / emergencia urgencia
military: militar / militaire / militar
army: / armee / ejercito
civil service: / fonction_publique /
public: offentlich / public / publico
government: regierung / gouvernement / gobierno
administration: verwaltung / administration / administracion
administrative: / administratif / administrativo
policy: / / politica
customs: zoll / douane / aduana
tax: steuer / fiscal impot / impuesto fiscal
financial: finanz finanzen / financier finance / financiero
finance: / / finanzas
bank: / banque bancaire / banco bancario banca
credit: kredit / credit / credito
investment: anlageberater vermogen / investissement / inversion
fund: fonds / fonds / fondo
insurance: versicherung / assurance / seguro
accounting: buchhaltung rechnungswesen / comptabilite / contabilidad
payroll: lohn gehalt / paie / nomina
cost: kosten / cout / coste
price: preis / prix / precio
real estate: immobilien / immobilier / inmobiliario inmueble
property: / / propiedad
rental: vermietung / location / alquiler
sales: vertrieb verkauf / vente commercial / venta comercial
marketing: marketing / mercatique / mercadotecnia
advertising: werbe werbung anzeigen / publicite publicitaire / publicidad publicitario
public relations: offentlichkeitsarbeit / relations_publiques / relaciones_publicas
retail: einzelhandel / commerce_de_detail / comercio_al_por_menor
wholesale: grosshandel / commerce_de_gros / por_mayor
trade: handel / commerce / comercio
import: / importation / importacion
export: / exportation / exportacion
purchasing: einkauf beschaffung / achat / compra
supply: versorgung / approvisionnement / suministro aprovisionamiento
logistics: logistik / logistique / logistica logistico
distribution: vertriebslogistik / distribution / distribucion
warehouse: lager / entrepot magasinier / almacen
transport: verkehr transport / transport / transporte
freight: fracht / fret / carga mercancia
shipping: versand / expedition / expedicion
removal: umzug / demenagement / mudanza
post: / poste / correo
packaging: verpackung / emballage conditionnement / embalaje envasado
production: produktion fertigung herstellung / production fabrication / produccion fabricacion
manufacturing: / / manufactura
assembly: montage / assemblage / montaje
maintenance: wartung instandhaltung / maintenance entretien / mantenimiento
repair: reparatur / reparation / reparacion
service: dienst dienstleistung kundendienst service / service / servicio
quality: qualitat / qualite / calidad
quality assurance: qualitatssicherung / assurance_qualite / aseguramiento_de_calidad
control: steuerung kontrolle / controle / control
test: pruf test / test essai / prueba ensayo
testing: / tests / pruebas
safety: arbeitssicherheit / /
risk: risiko / risque / riesgo
prevention: / prevention / prevencion
project: projekt / projet / proyecto
product: produkt / produit / producto
programme: programm / programme / programa
process: verfahren prozess / procede / proceso
development: entwicklung / developpement / desarrollo
research: forschung / recherche etude / investigacion
innovation: / / innovacion
design: entwurf / conception / diseno
strategic: strategisch / strategique / estrategico
operations: betrieb betriebs / exploitation / operacion
business: geschaft unternehmen / entreprise / negocio empresa empresarial
mould: form / moule moulage / molde moldeo
casting: guss giesserei / fonderie / fundicion
forging: / forgeage / forja
pressing: / pressage presse / prensado
cutting: schneid / coupe decoupage decouper / corte cortar
milling: fras / fraisage / fresado
machining: zerspanung / usinage / mecanizado
welding: schweiss / soudage / soldadura
surface: oberflachen / surface / superficie
treatment: behandlung / traitement / tratamiento
finishing: / finition / acabado
coating: beschichtung / revetement / recubrimiento
printing: druck / impression imprimerie / impresion imprenta
printer: drucker / imprimeur / impresor
engraver: graveur / graveur / grabador
sewing: nah / couture coudre / costura coser
weaving: / tissage / tejeduria
washing: wasch / lavage / lavado
drying: trocknung / sechage / secado
processing: verarbeitung / transformation / procesamiento
extraction: gewinnung / / extraccion
heating: heizung / chauffage / calefaccion
ventilation: luftung / /
air conditioning: klima / climatisation climatique / climatizacion
refrigeration: kalte / refrigeration frigoriste / refrigeracion
furnace: ofen / four / horno
boiler: kessel / chaudiere / caldera
pipe: rohr rohrleitung / tuyau canalisation / tuberia
line: linie leitung / ligne / linea
cable: kabel / cableur /
battery: batterie akku / batterie / bateria
engine: motor triebwerk / moteur / motor
turbine: turbine / turbine / turbina
pump: pumpe / pompe / bomba
crane: kran / grue / grua
elevator: aufzug / ascenseur / ascensor
tractor: traktor / tracteur tractoriste /
saw: sage / scie / sierra
customer: kunde kunden / client clientele / cliente
call centre: callcenter / centre_appels / centro_de_llamadas
hotel: / hotelier / hotelero
restaurant: gaststatte / restauration / restaurante
kitchen: kuche kuchen / cuisine / cocina
tourism: tourismus / tourisme touristique / turismo turistico
travel: reise / voyage / viaje
event: veranstaltung / evenement evenementiel / evento
casino: spielbank / /
shop: laden geschaften / magasin boutique / tienda
department: abteilung / departement rayon / departamento seccion
centre: zentrum / centre / centro
store: warenhaus / /
office: buro / bureau / oficina
document: dokument / / documento
archive: archiv / archives / archivo
human resources: personal personalwesen / ressources_humaines / recursos_humanos
recruitment: personalbeschaffung / recrutement / reclutamiento contratacion
employment: arbeitsmarkt / emploi / empleo
labour: arbeit / travail / trabajo laboral
relations: / relation / relacion
team: / equipe /
general: allgemein allgemeinmedizin / general generaliste / general generalista
international: / / internacional
foreign: fremd ausland / etranger / extranjero
night: nacht / nuit / noche nocturno
home: haus / domicile / domicilio hogar
clinic: / cabinet / consultorio
beauty: schonheit / beaute / belleza
personal: / personnel / personal
body: korper / corps / cuerpo
dog: hund hunde / chien / perro
horse: pferd pferde / cheval / caballo
pig: schwein schweine / porc porcin / porcino cerdo
cattle: rind rinder / bovin / vacuno bovino
light: licht / lumiere / luz
colour: farb farbe / couleur / color
material: werkstoff material / materiau / material
product goods: waren ware / marchandise /
resource: ressource / ressource / recurso
natural: naturlich / naturel / natural
operational: operativ / operationnel / operativo
membership: / adhesion /
relocation: / relogement / reubicacion
funeral: bestattung / funeraire / funerario
cosmetics: kosmetik / cosmetique / cosmetico
jewellery: schmuck / bijouterie joaillerie / joyeria
watch: uhr uhren / montre horlogerie / reloj relojeria
toy: spielzeug / jouet / juguete
musical instrument: musikinstrument / instrument_de_musique / instrumento_musical
optical: optisch optik / optique / optico
optician: optiker augenoptiker / opticien /
ground: tiefbau erdbau / / tierra
floor: fussboden / sol plancher / piso
ceiling: decke decken / plafond / techo
window: fenster / fenetre / ventana
door: tur turen / porte / puerta
wall: wand / mur / pared
roof: dach / toit toiture / tejado cubierta
tile: fliesen / carrelage / azulejo
plumbing: sanitar / plomberie / fontaneria
web: web / web / web
app: app / /
java: java / /
support: support / / soporte
professional: / professionnel / profesional
cleaning: reinigung / nettoyage / limpieza
goods: / article articles / articulo
management: / gestion / gestion
treasurer: schatzmeister / tresorier / tesorero
fraud: betrug / fraude / fraude
surveying: vermessung / topographie / topografia
economic: wirtschaft / economique / economico
feed: futtermittel / / pienso
occupational therapy: ergotherapie / ergotherapie /
occupational therapist: ergotherapeut / ergotherapeute /
responsibility: verantwortung / responsabilite / responsabilidad
commercial: kaufmannisch / /
automated: automatisiert / automatise / automatizado
factory: fabrik / /
demolition: abriss abbruch / demolition / demolicion derribo
air traffic controller: fluglotse / controleur_aerien / controlador_aereo
glazier: glaser / vitrier / vidriero cristalero
plasterer: stuckateur verputzer gipser / platrier / yesero
insulation: isolier isolierung dammung / isolation / aislamiento
brick: ziegel / brique / ladrillo
tyre: reifen / pneu pneumatique / neumatico
dance: tanz / danse / danza baile
collection: sammlung / collecte / recogida
collector: sammler / collecteur / recolector recaudador
reception: empfang / accueil / recepcion
spare parts: ersatzteile / pieces_detachees / piezas_de_repuesto repuesto
advanced: / avance / avanzado
content: inhalt / contenu / contenido
stationery: / papeterie / papeleria
recreation: / / recreativo
outdoor: / plein_air / aire_libre
heat: warme / chaleur thermique / calor termico
permit: genehmigung / permis / permiso
licensing: lizenz / licence / licencia
vacuum: vakuum / vide / vacio
forming: umform / formage / conformacion
stock: bestand / stock / existencias
counselling: beratung / conseil / asesoramiento consultoria
monitoring: uberwachung / surveillance / vigilancia
planning: planung / planification / planificacion
organisation: organisation / organisation / organizacion
association: verein verband / association syndicat / asociacion
union: gewerkschaft / / sindical sindicato
entrepreneur: / entrepreneur / emprendedor empresario
member: mitglied / membre / miembro
minister: minister / ministre / ministro
ambassador: botschafter / ambassadeur / embajador
consul: konsul / consul / consul
priest: pfarrer priester / pretre / sacerdote cura
waste collector: mullwerker / eboueur / basurero
gas: gas / gaz / gas
adult: erwachsene / adulte / adulto
disability: behinderung / handicap / discapacidad
mental: psychisch / mental / mental
addiction: sucht / addiction / adiccion
patient: patient / patient / paciente
anesthesia: anasthesie / anesthesie / anestesia
dental hygienist: dentalhygieniker / hygieniste_dentaire / higienista_dental
radiology: rontgen radiologie / radiologie / radiologia
nutrition: ernahrung / nutrition / nutricion
dietitian: diatassistent / dieteticien / dietista
pest: schadling / nuisible / plaga
chimney: schornstein / cheminee / chimenea
parquet: parkett / parquet / parque_laminado
scaffolder: gerustbauer / echafaudeur / andamista
excavator: bagger / pelle excavateur / excavadora
forklift: gabelstapler stapler / chariot_elevateur cariste / carretilla_elevadora carretillero
tram: strassenbahn / tramway / tranvia
locomotive: lok lokomotive / locomotive / locomotora
bicycle: fahrrad zweirad / velo cycle / bicicleta
motorcycle: motorrad / moto / motocicleta
boat: boot / / barca
airport: flughafen / aeroport aeroportuaire / aeropuerto
luggage: gepack / bagage / equipaje
passenger: fahrgast passagier / passager / pasajero
ticket: fahrkarten / billet billetterie / billete taquilla
traffic: / circulation / trafico circulacion
parking: parkplatz / stationnement / aparcamiento
household: haushalt / menage /
domestic: / domestique / domestico
housekeeping: hauswirtschaft / /
butler: / majordome / mayordomo
nanny: kinderfrau / nourrice / ninera
laundry: wascherei / blanchisserie / lavanderia
ironer: bugler / repasseur / planchador
embroiderer: sticker / brodeur / bordador
knitting: strick / tricotage tricot / tricotado punto
spinning: spinn / filature / hilatura
dyer: farber / teinturier / tintorero
weaver: weber / tisserand / tejedor
tanner: gerber / tanneur / curtidor
upholsterer: polsterer / tapissier / tapicero
goldsmith: goldschmied / orfevre / orfebre
jeweller: juwelier / bijoutier joaillier / joyero
watchmaker: uhrmacher / horloger / relojero
bookbinder: buchbinder / relieur / encuadernador
potter: topfer / potier / alfarero ceramista
sculptor: bildhauer / sculpteur / escultor
caster: giesser / fondeur / fundidor
toolmaker: werkzeugmacher werkzeugmechaniker / outilleur / matricero
polisher: polierer / polisseur / pulidor
driller: bohrer / foreur / perforador
miner: bergmann / mineur /
blaster: sprengmeister / boutefeu /
sorter: sortierer / trieur / clasificador
packer: verpacker packer / emballeur conditionneur / empaquetador envasador
filler: abfuller / /
mixer: mischer / melangeur / mezclador
miller: muller / meunier / molinero
brewer: brauer / brasseur / cervecero
distillery: brennerei / distillerie / destileria
winemaker: winzer kellermeister / vigneron oenologue / enologo viticultor
cheese: kase / fromage fromager / queso
egg: eier / oeuf / huevo
beekeeper: imker / apiculteur / apicultor
shepherd: schafer / berger / pastor
sheep: schaf / ovin mouton / ovino oveja
harvest: ernte / recolte / cosecha
garden: garten / jardin / jardin
landscape: landschaft / paysage paysagiste / paisaje paisajista
tree: baum / arbre / arbol
weather: wetter / /
map: karte / carte / mapa
statistics: statistik / statistique / estadistica
statistician: statistiker / statisticien / estadistico
mathematics: mathematik / mathematique / matematica
philosophy: philosophie / philosophie / filosofia
literature: literatur / litterature / literatura
linguist: / linguiste / linguista
modern languages: fremdsprachen / langues_vivantes / lenguas_modernas
assessor: / evaluateur / evaluador tasador
valuer: schatzer / /
examiner: / examinateur / examinador
investigator: ermittler / enqueteur /
detective: detektiv kriminalpolizei / detective / detective
lieutenant: leutnant / lieutenant / teniente
sergeant: / sergent / sargento
prison officer: justizvollzugsbeamter / agent_penitentiaire /
spokesperson: pressesprecher / porte_parole / portavoz
copywriter: werbetexter / /
announcer: ansager / speaker / locutor
director film: regisseur / realisateur metteur_en_scene / realizador
stage manager: inspizient / regisseur / regidor
costume: kostum / costume / vestuario
make up: maskenbildner / maquilleur / maquillador
set: buhnenbild / decor / escenografia
circus: zirkus / cirque / circo
athlete: sportler / sportif_professionnel athlete / deportista
referee: schiedsrichter / arbitre / arbitro
swimming: schwimm / natation / natacion
lifeguard: rettungsschwimmer bademeister / maitre_nageur / socorrista
football: fussball / football / futbol
horse riding: reit / equitation / equitacion
pool: / piscine / piscina
telephone: telefon / telephone / telefono telefonico
call centre agent: / teleconseiller teleoperateur / teleoperador
video: video / video / video
graphic: grafik / graphique / grafico
graphic designer: grafiker / graphiste /
multimedia: / multimedia /
interior: innen / interieur / interior
interior designer: innenarchitekt / decorateur architecte_d_interieur / interiorista decorador
urban: stadt / urbain / urbano
urban planner: stadtplaner / urbaniste / urbanista
town: stadtisch / ville /
housing: wohnungs / logement / vivienda
rent: / loyer /
asset: vermogens / actif patrimoine / activo patrimonio
loan: darlehen / pret / prestamo
mortgage: hypothek / hypotheque / hipoteca hipotecario
debt: schulden / recouvrement / deuda cobro
exchange: borse / bourse change / bolsa cambio
pension: renten / retraite / pensiones
actuary: aktuar / actuaire / actuario
invoice: rechnung / facturation / facturacion
budget: haushalts / budget / presupuesto
order: auftrag / commande / pedido
contract: vertrag / contrat / contrato
claims: schaden / sinistre / siniestro
survey: umfrage / sondage / encuesta
interviewer: / / encuestador
sample: muster / echantillon / muestra
brand: marken / marque / marca
customer service: kundenservice / service_client relation_client / atencion_al_cliente
fundraising: / collecte_de_fonds / captacion_de_fondos
volunteer: freiwillig / benevole / voluntario
aid: / humanitaire /
electricity: elektrizitat / /
power plant: kraftwerk / centrale / central
grid: stromnetz / /
pipeline: / / oleoducto gasoducto
sewerage: abwasser kanal / assainissement / alcantarillado
meter: zahler / compteur / contador
semiconductor: halbleiter / semiconducteur / semiconductor
microelectronics: mikroelektronik / microelectronique / microelectronica
instrument: instrument / instrument / instrumento
precision: feinwerk prazision / precision / precision
hydraulic: hydraulik / hydraulique / hidraulico
pneumatic: pneumatik / /
rigger: / greeur / aparejador
sheet metal: blech / tolerie tole chaudronnerie / chapa
boilermaker: kesselschmied / chaudronnier / calderero
wire: draht / fil / alambre
screw: schrauben / vis / tornillo
spring: federn / ressort / muelle
coil: spulen / bobine bobinage / bobina
laser: laser / laser / laser
lathe: drehmaschine / tour / torno
planing: hobel / rabotage / cepillado
punch: stanz / poinconnage /
stamping: / emboutissage estampage / estampado
extrusion: / extrusion / extrusion
injection: spritzguss / injection / inyeccion
roaster: roster / torrefacteur / tostador
grain: getreide / cereale / cereal grano
pasta: nudeln / pates / pasta
confectionery: susswaren / confiserie / confiteria
pastry: geback / patisserie / pasteleria
catering: / traiteur /
kitchen assistant: kuchenhilfe / commis / pinche
head cook: kuchenchef / chef_de_cuisine / jefe_de_cocina
usher: / ouvreur / acomodador
concierge: / concierge /
host: / hote hotesse / anfitrion
tourist: / touriste /
camping: / camping /
spa: / thermal / balneario
fitness: / remise_en_forme /
tattoo: tatowierer / tatoueur / tatuador
funeral director: bestatter / /
cemetery: friedhof / cimetiere / cementerio
fortune teller: wahrsager / voyant / adivino
astrologer: / astrologue / astrologo
personal assistant: / assistant_personnel /
executive assistant: / assistant_de_direction / asistente_de_direccion
board: vorstand / conseil_d_administration /
headteacher: schulleiter rektor / directeur_d_ecole chef_d_etablissement / director_de_escuela
principal: / principal proviseur /
dean: dekan / doyen / decano
tutor: nachhilfe / tuteur / tutor
early years: kindergarten / maternelle / preescolar
special educational needs: sonderpadagogik / education_specialisee / necesidades_educativas_especiales
sign language: gebardensprache / langue_des_signes / lengua_de_signos
driving: fahrschule / conduite auto_ecole / autoescuela conduccion
knowledge: wissens / connaissance / conocimiento
change: / changement /
estimator: kalkulator / metreur /
compliance: / conformite / cumplimiento
governance: / gouvernance /
sustainability: nachhaltigkeit / durable durabilite / sostenibilidad
climate: / climat / clima
renewable: erneuerbar / renouvelable / renovable
wind turbine: windkraftanlage windrad / eolienne / aerogenerador
hydroelectric: wasserkraft / hydroelectrique / hidroelectrico
ecologist: okologe / ecologue / ecologo
biomedical: biomedizin / biomedical / biomedico
pharmaceutical: / pharmaceutique / farmaceutico_industrial
food technologist: lebensmitteltechnologe / /
robotics: robotik / robotique / robotica
artificial intelligence: / intelligence_artificielle / inteligencia_artificial
user: benutzer anwender / utilisateur / usuario
interface: oberflache / interface / interfaz
helpdesk: / assistance_informatique /
integration: / integration / integracion
solution: losung / solution / solucion
requirements: anforderungs / exigences / requisitos
quality manager: qualitatsmanager / qualiticien /
trainee: auszubildend / apprenti / aprendiz
room: / salle / sala
workshop: werkstatt / atelier / taller
works: / travaux / obras
shift: schicht / quart / turno
refinery: raffinerie / raffinerie / refineria
perfume: parfum / parfum parfumerie / perfume
entertainment: unterhaltung / divertissement spectacle / entretenimiento espectaculo
supplies: / fourniture / suministros
marking: / marquage /
graphic artist: / infographiste /
healthcare assistant: / aide_soignant /
diver: taucher / plongeur plongee / buceador buzo
moulder: former / mouleur / moldeador
`;
